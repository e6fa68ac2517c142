import type { GameView } from '@craque/common/contracts/games.ts';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useSession } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { CorrectionForm, type CorrectionFormProps } from './correction-form.tsx';
import { Row, Stack, TextLink } from '../../ui/layout.ts';
import { color, space } from '../../ui/tokens.ts';

type CorrectionKind = CorrectionFormProps['kind'];

/** Two ways to report an error after a game; users only, as they get an answer. */
export function CorrectionPart({ game }: { game: GameView }) {
  const { t } = useTranslation();
  const session = useSession();
  const [open, setOpen] = useState<CorrectionKind>();
  const [isSent, setSent] = useState(false);
  const asked = useRef<HTMLButtonElement>(null);
  if (session.state !== 'user') return null;
  const missed = game.guesses.some(({ accuracy }) => accuracy < 100);
  const kinds: readonly CorrectionKind[] = missed ? ['name', 'value'] : ['value'];
  return (
    <Part as="section">
      <Row $gap={4}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant="quiet"
            aria-expanded={open === kind}
            onClick={({ currentTarget }) => {
              asked.current = currentTarget;
              setSent(false);
              setOpen(open === kind ? undefined : kind);
            }}
          >
            {t(`correction.${kind}.ask`)}
          </Button>
        ))}
      </Row>
      {open && (
        <CorrectionForm
          key={open}
          {...{ kind: open, game }}
          onSent={() => {
            setOpen(undefined);
            setSent(true);
            // The form, which had the focus, goes.
            asked.current?.focus();
          }}
        />
      )}
      <div role="status">
        {isSent && (
          <>
            {t('correction.sent')} <TextLink to="/feedback">{t('correction.where')}</TextLink>
          </>
        )}
      </div>
    </Part>
  );
}

const Part = styled(Stack)`
  margin-top: ${space[5]};
  padding-top: ${space[3]};
  border-top: 1px dashed ${color.rule};
`;
