import type { GameView } from '@craque/common/contracts/games.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../ui/page-link.tsx';
import { styled } from 'styled-components';
import type { Call } from '../../lib/api.ts';
import { useSession } from '../../lib/session-store.ts';
import { Button } from '../../ui/form/button.tsx';
import { stack } from '../../ui/layout.ts';
import { color, row, space } from '../../ui/tokens.ts';
import { CorrectionForm, type CorrectionFormProps } from './correction-form.tsx';

type CorrectionKind = CorrectionFormProps['kind'];

/** The two ways to report something after a game; only for users, who are told the answer. */
export function CorrectionPart({ game, call }: { game: GameView; call: Call }) {
  const { t } = useTranslation();
  const session = useSession();
  const [open, setOpen] = useState<CorrectionKind>();
  const [isSent, setSent] = useState(false);
  const asked = useRef<HTMLButtonElement>(null);
  if (session.state !== 'user') return null;
  const missed = game.guesses.some(({ accuracy }) => accuracy < 100);
  const kinds: readonly CorrectionKind[] = missed ? ['name', 'value'] : ['value'];
  return (
    <Part>
      <div>
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
      </div>
      {open && (
        <CorrectionForm
          key={open}
          {...{ kind: open, game, call }}
          onSent={() => {
            setOpen(undefined);
            setSent(true);
            // The form, which had the focus, goes.
            asked.current?.focus();
          }}
        />
      )}
      <p role="status">
        {isSent && (
          <>
            {t('correction.sent')} <PageLink to="/feedback">{t('correction.where')}</PageLink>
          </>
        )}
      </p>
    </Part>
  );
}

const Part = styled.section`
  ${stack(3)}
  margin-top: ${space[5]};
  padding-top: ${space[3]};
  border-top: 1px dashed ${color.rule};
  > div {
    ${row}
    gap: 0 ${space[5]};
  }
  p {
    margin: 0;
    font-weight: 600;
    &:empty {
      display: none;
    }
  }
  a {
    color: inherit;
    text-underline-offset: 4px;
  }
`;
