import { useState } from 'react';
import { keptChallenges } from '../../lib/guest/kept-challenges.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { List, ListRow, TextLink } from '../../ui/layout.ts';

/** The guest's way back to challenges they have joined by link, running or over. */
export function GuestChallenges() {
  const { t } = useTranslation();
  const [kept] = useState(keptChallenges.read);
  return (
    <List $ruled aria-label={t('challenges.title')}>
      {kept.map(({ id, name }) => (
        <ListRow key={id}>
          <Icon name="medal" size={18} />
          <TextLink to={`/challenge/${id}`}>{t('challenges.with', { name })}</TextLink>
        </ListRow>
      ))}
    </List>
  );
}
