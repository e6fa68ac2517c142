import { useContext } from 'react';
import { type Language, languages, ownNames } from '@craque/common/domain/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { SetLanguage } from './language-context.tsx';
import { useLanguage } from './use-language.ts';
import { Select } from '../form/select.tsx';
import { showToast } from '../toast/toast.tsx';

/** Each by its own name. */
const options = languages.map((language) => ({ value: language, label: ownNames[language] }));

/** Takes the colour of its background. */
export function LanguageSwitcher() {
  const { t } = useTranslation();
  const language = useLanguage();
  const setLanguage = useContext(SetLanguage);
  const change = (next: Language) => {
    setLanguage(next).catch(() =>
      showToast({ title: t('toast.error'), description: t('language.failed'), tone: 'error' }),
    );
  };
  return (
    <Select
      bare
      label={t('language.label')}
      value={language}
      options={options}
      onChange={change}
      face={language.toUpperCase()}
    />
  );
}
