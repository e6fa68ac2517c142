import { type Avatar, avatarAddress, avatars } from '@craque/common/domain/avatar.ts';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Avatar as Picture } from '../../../ui/avatar.tsx';
import { color, radioFace, space } from '../../../ui/tokens.ts';
import { caption } from '../../../ui/type.ts';

type AvatarChoiceProps = {
  name: string;
  value: Avatar | null;
  onChange: (avatar: Avatar | null) => void;
};

/** The initials, or one of the drawn avatars. */
export function AvatarChoice({ name, value, onChange }: AvatarChoiceProps) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <Group>
      <legend>{t('settings.account.avatar')}</legend>
      {[null, ...avatars].map((each, at) => (
        <label key={each ?? ''}>
          <input
            type="radio"
            name={group}
            checked={each === value}
            aria-label={
              each === null
                ? t('settings.account.initials')
                : t('settings.account.drawn', { number: at })
            }
            onChange={() => onChange(each)}
          />
          <Picture name={name} url={each && avatarAddress(each)} size={48} />
        </label>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space[2]};
    padding: 0;
    ${caption()}
    color: inherit;
  }
  label {
    ${radioFace}
    display: grid;
    padding: 3px;
    border: 3px solid transparent;
    &:has(:checked) {
      border-color: ${color.ink};
    }
  }
`;
