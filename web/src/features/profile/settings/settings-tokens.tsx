import {
  readTokens,
  revokeToken,
  type TokenItem,
} from '@craque/common/contracts/personal-tokens.ts';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { call } from '../../../lib/api.ts';
import { dayText } from '../../../lib/time/day-text.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { reads, useRead } from '../../../lib/use-read.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { LoadFailure } from '../../../ui/form/load-failure.tsx';
import { TabSection } from '../../../ui/form/tab-section.tsx';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { List, ListRow } from '../../../ui/layout.ts';
import { linkText, space } from '../../../ui/tokens.ts';
import { useAction } from '../../../ui/toast/use-action.ts';
import { Text } from '../../../ui/type.ts';
import { SettingsLine } from './settings-field.tsx';
import { TokenDialog } from './token-dialog.tsx';
import type { Settings } from './use-settings.ts';

/** Keys of the account for bots and tools: what there is, another one, and an end to each. */
export function PersonalTokens({ settings }: { settings: Settings }) {
  const { t } = useTranslation();
  const { state, data: tokens = [], refresh } = useRead(readTokens);
  const [isMaking, setMaking] = useState(false);
  const [leaving, setLeaving] = useState<TokenItem>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, run: revoke } = useAction(async ({ id }: TokenItem) => {
    await call(revokeToken, { params: { id } });
    await reads.refresh(readTokens);
    setLeaving(undefined);
    // The row that had the button is gone.
    heading.current?.focus();
  });
  return (
    <TabSection title={t('settings.tokens.title')} headingRef={heading}>
      {state === 'failed' && <LoadFailure onRetry={refresh} />}
      {tokens.length > 0 && (
        <List $ruled>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setLeaving(token)} />
          ))}
        </List>
      )}
      <SettingsLine
        title={t('settings.tokens.button')}
        text={t('settings.tokens.text')}
        label={t('settings.tokens.button')}
        disabled={settings.pending !== undefined}
        onPress={() => setMaking(true)}
      />
      <Away href="/api">{t('settings.tokens.api')}</Away>
      {isMaking && <TokenDialog settings={settings} onClose={() => setMaking(false)} />}
      {leaving && (
        <ConfirmDialog
          title={t('settings.tokens.revokeAsk', { name: leaving.name })}
          description={t('settings.tokens.revokeText')}
          confirmLabel={t('settings.tokens.revoke')}
          cancelLabel={t('settings.cancel')}
          grave
          busy={busy}
          onCancel={() => setLeaving(undefined)}
          onConfirm={() => revoke(leaving)}
        />
      )}
    </TabSection>
  );
}

function TokenRow({ token, onRevoke }: { token: TokenItem; onRevoke: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { name, scope, createdAt, expiresAt, usedOn } = token;
  const date = (at: string, zone?: 'UTC') => dayText(language, at, zone) ?? '';
  const facts = [
    t(`settings.tokens.scopes.${scope}`),
    t('settings.tokens.made', { date: date(createdAt) }),
    usedOn ? t('settings.tokens.used', { date: date(usedOn, 'UTC') }) : t('settings.tokens.unused'),
    expiresAt && t('settings.tokens.ends', { date: date(expiresAt) }),
  ];
  return (
    <Line $columns="minmax(0, 1fr) auto">
      <Text>
        <Name>{name}</Name>
        <Text as="span" $step={2} $quiet>
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </Text>
      <Button
        small
        variant="paper"
        aria-label={t('settings.tokens.revokeLabel', { name })}
        onClick={onRevoke}
      >
        {t('settings.tokens.revoke')}
      </Button>
    </Line>
  );
}

/** Several lines long. */
const Line = styled(ListRow)`
  padding-block: ${space[3]};
`;

const Name = styled.b`
  display: block;
  overflow-wrap: anywhere;
`;

/** No page of the client's router. */
const Away = styled.a`
  ${linkText}
`;
