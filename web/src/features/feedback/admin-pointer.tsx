import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/form/button.tsx';
import { stack } from '../../ui/layout.ts';
import { space } from '../../ui/tokens.ts';
import { words } from '../../ui/type.ts';

/** The beginning of the outer admin tab: it links to the list of all feedback. */
export function AdminPointer({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslation();
  return (
    <Words>
      <p>{t('feedback.admin.text')}</p>
      <Button onClick={onShowAll}>{t('feedback.admin.show')}</Button>
    </Words>
  );
}

const Words = styled.div`
  ${stack(4)}
  justify-items: start;
  padding: ${space[4]} 0;
  p {
    ${words(4)}
  }
`;
