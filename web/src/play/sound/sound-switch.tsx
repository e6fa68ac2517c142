import { useStore } from 'zustand';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { soundChoice } from './sound-choice.ts';

export function SoundSwitch() {
  const { t } = useTranslation();
  const { isOn } = useStore(soundChoice);
  return (
    <Button
      variant="quiet"
      role="switch"
      aria-checked={isOn}
      onClick={() => soundChoice.choose(!isOn)}
    >
      <Icon name={isOn ? 'sound' : 'silence'} size={20} />
      {t('game.sound')}
    </Button>
  );
}
