import { type Language, languages } from '@craque/common/domain/language.ts';
import { useTranslation } from 'react-i18next';
import { Select } from '../ui/select.tsx';
import { showToast } from '../ui/toast.tsx';
import { ownNameOf } from './language-choice.ts';
import { type SetLanguage, useLanguage } from './use-language.ts';

const options = languages.map((language) => ({ value: language, label: ownNameOf(language) }));

export function LanguageSwitcher({ setLanguage }: { setLanguage: SetLanguage }) {
  const { t } = useTranslation();
  const language = useLanguage();
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
