import { type Language, languages } from '@craque/common/domain/language.ts';
import { useTranslation } from 'react-i18next';
import { useLanguageChoice } from './language-context.tsx';
import { Select } from '../form/select.tsx';
import { showToast } from '../toast/toast.tsx';

/** The language's own name for itself: "Português", "English". */
export function ownNameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const options = languages.map((language) => ({ value: language, label: ownNameOf(language) }));

/** Takes the colour of its background. */
export function LanguageSwitcher() {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguageChoice();
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
