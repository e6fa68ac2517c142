import { createParty } from '@craque/common/contracts/party.ts';
import { codeLength, neverInCodes, partyCodeForm } from '@craque/common/domain/party/party.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { ApiError, call } from '../../../lib/api.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { AlbumSpread } from '../../../ui/album/album-spread.tsx';
import { OnFloor, PageTitle } from '../../../ui/album/page-title.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { ButtonLink, Row, Stack } from '../../../ui/layout.ts';
import { StickerArt } from '../../../ui/sticker-art/sticker-art.tsx';
import { StickerFan } from '../../../ui/sticker-art/sticker-fan.tsx';
import { media } from '../../../ui/tokens.ts';
import { Heading } from '../../../ui/type.ts';
import { keptParty } from '../state/kept-party.ts';
import { ownParty } from '../state/own-party.ts';
import { usePartyAction } from '../state/use-party-action.ts';
import { SettingsForm, usualWishes } from './settings-form.tsx';

/** Enter the code of a party, or start one. */
export function StartScreen() {
  const { t } = useTranslation();
  return (
    <AlbumSpread
      sport="soccer"
      page={
        <OnFloor data-stage>
          <PageTitle>
            <title>{`${t('party.title')} · Craque`}</title>
            <h1>{t('party.title')}</h1>
            <p>{t('party.lead')}</p>
          </PageTitle>
          <Fan>
            <StickerFan behind={['basketball', 'tennis']}>
              <StickerArt picture="soccer" />
            </StickerFan>
          </Fan>
        </OnFloor>
      }
      sheet={
        <Stack $gap={7} $max={640}>
          <CodeForm />
          <NewParty />
        </Stack>
      }
    />
  );
}

/** Of what is typed, or of a link to the party that is pasted. */
function codeIn(text: string): string {
  const [, linked = text] = /[/]party[/]([a-z0-9]+)/i.exec(text) ?? [];
  return linked
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, codeLength);
}

function CodeForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const go = (end: string) => {
    const known = partyCodeForm.test(code);
    setWrong(!known);
    if (known) void navigate(`/party/${code}${end}`);
    else field.current?.focus();
  };
  const strange = neverInCodes(code);
  const wrong =
    strange.length > 0
      ? t('party.code.never', { characters: strange.join(', ') })
      : t('party.code.wrong');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go('');
  };
  return (
    <Stack as="section" $gap={3}>
      <Heading>{t('party.code.title')}</Heading>
      <Stack as="form" $gap={3} $max={420} noValidate onSubmit={submit}>
        <TextField
          ref={field}
          label={t('party.code.label')}
          hint={t('party.code.hint')}
          error={isWrong ? wrong : undefined}
          value={code}
          onChange={(text) => {
            setWrong(false);
            setCode(codeIn(text));
          }}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Row $gap={3}>
          <Button type="submit">{t('party.code.join')}</Button>
          <Button variant="paper" onClick={() => go('/screen')}>
            {t('party.code.screen')}
          </Button>
        </Row>
      </Stack>
      <BackTo code={keptParty.read()} />
    </Stack>
  );
}

/** The way to a room that this device knows. */
function BackTo({ code }: { code: string }) {
  const { t } = useTranslation();
  if (code === '') return null;
  return (
    <Row>
      <ButtonLink to={`/party/${code}`} $paper>
        {t('party.code.back', { code })}
      </ButtonLink>
    </Row>
  );
}

function NewParty() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const [wishes, setWishes] = useState(usualWishes);
  const [hasOpen, setHasOpen] = useState(false);
  const { busy, run } = usePartyAction(async () => {
    const { leagues, ...rest } = wishes;
    const body = { ...rest, ...(leagues && { leagues: [...leagues] }) };
    try {
      const { state } = await call(createParty, { query: { language }, body });
      keptParty.keep(state.code);
      await navigate(`/party/${state.code}`);
    } catch (error) {
      setHasOpen(error instanceof ApiError && error.code === 'party_open');
      throw error;
    }
  });
  return (
    <Stack as="section" $gap={4}>
      <Heading>{t('party.start.title')}</Heading>
      <SettingsForm
        wishes={wishes}
        onChange={(change) => setWishes((before) => ({ ...before, ...change }))}
      />
      {/* Above the button, where it is in sight when the refusal is read. */}
      {hasOpen && <BackTo code={ownParty.read() || keptParty.read()} />}
      <Button large busy={busy} onClick={run}>
        {t('party.start.action')}
      </Button>
    </Stack>
  );
}

/** A phone has the code's field on its first screen. */
const Fan = styled.div`
  width: 100%;
  max-width: 560px;
  justify-self: center;
  ${media.mobile} {
    max-width: 150px;
  }
`;
