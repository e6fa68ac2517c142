import { readGame } from '@craque/common/contracts/games.ts';
import { useState } from 'react';
import { type KeptChallenge, keptChallenges } from '../../lib/guest/kept-challenges.ts';
import { momentText } from '../../lib/time/day-text.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useRead } from '../../lib/use-read.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLanguage } from '../../ui/language/use-language.ts';
import { List, ListRow, TextLink } from '../../ui/layout.ts';
import { Text } from '../../ui/type.ts';

/** The guest's way back to challenges they have joined by link; of the newest also its state. */
export function GuestChallenges() {
  const { t } = useTranslation();
  const [kept] = useState(keptChallenges.read);
  return (
    <List $ruled aria-label={t('challenges.title')}>
      {kept.map((one, index) => (
        <Kept key={one.id} one={one} isNewest={index === 0} />
      ))}
    </List>
  );
}

function Kept({ one, isNewest }: { one: KeptChallenge; isNewest: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id, name, sport, at } = one;
  const now = useRead(readGame, { params: { id } }, { isWanted: isNewest }).data?.challenge;
  const stage = now && (now.finished || now.cancelled ? 'over' : 'running');
  const facts = [at && momentText(language, at), stage && t(`challenges.stage.${stage}`)];
  return (
    <ListRow>
      <Icon name={sport ?? 'medal'} size={18} />
      <div>
        <TextLink to={`/challenge/${id}`}>{t('challenges.with', { name })}</TextLink>
        <Text $step={2} $quiet>
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
    </ListRow>
  );
}
