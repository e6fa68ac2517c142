import {
  type Correctable,
  readCorrectable,
  reportCorrection,
} from '@craque/common/contracts/corrections.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { call } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useRead } from '../../lib/use-read.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/form/button.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { stack } from '../../ui/layout.ts';
import { color, space } from '../../ui/tokens.ts';
import { words } from '../../ui/type.ts';
import { Unread } from './unread.tsx';
import { useLanguage } from '../../ui/language/use-language.ts';

export type CorrectionFormProps = {
  /** A guess that did not count, or a value that the game showed. */
  kind: 'name' | 'value';
  game: GameView;
  onSent: () => void;
};

export function CorrectionForm(props: CorrectionFormProps) {
  const { game } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const offered = useRead(readCorrectable, { params: { id: game.id }, query: { language } });
  if (offered.state !== 'ready') return <Unread {...offered} failed={t('correction.failed')} />;
  return <OpenForm {...props} offered={offered.data} />;
}

function OpenForm({ kind, game, onSent, offered }: CorrectionFormProps & { offered: Correctable }) {
  const { t } = useTranslation();
  const isName = kind === 'name';
  const { names, fields } = offered;
  const choices = isName
    ? names.map((name) => ({ value: name, label: name }))
    : fields.map(({ field, label, value }) => ({
        value: field as string,
        label: t('correction.value.choice', { label, value }),
      }));
  const [chosen, setChosen] = useState(choices[0]?.value ?? '');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const field = fields.find((each) => each.field === chosen)?.field ?? 'name';
    const body = isName ? { field: 'alsoKnownAs' as const, text: chosen } : { field, text };
    if (body.text.trim() === '') return setError(t('errors.correction_required'));
    setBusy(true);
    try {
      await call(reportCorrection, { params: { id: game.id }, body });
      onSent();
    } catch (failure) {
      setError(errorText(t, failure));
      setBusy(false);
    }
  };
  return (
    <Form ref={place} noValidate onSubmit={(event) => void submit(event)}>
      <span>{t(`correction.${kind}.which`)}</span>
      <Select
        label={t(`correction.${kind}.which`)}
        value={chosen}
        options={choices}
        onChange={setChosen}
        disabled={busy}
      />
      {!isName && (
        <TextField
          name="text"
          label={t('correction.value.right')}
          value={text}
          error={error}
          readOnly={busy}
          autoComplete="off"
          onChange={(next) => {
            setText(next);
            setError(undefined);
          }}
        />
      )}
      {isName && error && <strong role="alert">{error}</strong>}
      <Button type="submit" busy={busy}>
        {t('correction.send')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  ${stack(2)}
  justify-items: start;
  padding: ${space[4]};
  background: ${color.sunk};
  /* The buttons of the result stand over the end of the page. */
  &,
  > * {
    scroll-margin-bottom: 150px;
  }
  > span:first-child {
    ${words(2, 700)}
  }
  > span + span {
    justify-content: space-between;
    width: 100%;
    min-height: 52px;
    margin: 0;
    padding-inline: ${space[3]};
    border: 2px solid ${color.ink};
    background: ${color.field};
  }
  > div {
    width: 100%;
  }
  > strong {
    color: ${color.far};
  }
  > button {
    margin-top: ${space[2]};
  }
`;
