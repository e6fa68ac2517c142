import { useStore } from 'zustand';
import { useTranslation } from '../../../../lib/translation.ts';
import { soundChoice } from '../../../../play/sound/sound-choice.ts';
import { useHeard } from '../../../../play/sound/use-heard.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { lazyDecoration } from '../../../../ui/lazy-part.tsx';
import { StageButton } from '../stage-button.tsx';
import type { StageSoundsProps } from './stage-sounds.tsx';

const StageSounds = lazyDecoration(async () => (await import('./stage-sounds.tsx')).StageSounds);

/** The switch of the device's sound, and what is heard once it is on. */
export function SoundButton(props: StageSoundsProps) {
  const { t } = useTranslation();
  const { isOn } = useStore(soundChoice);
  const isHeard = useHeard();
  return (
    <>
      <StageButton
        variant="paper"
        role="switch"
        aria-checked={isOn}
        onClick={() => soundChoice.choose(!isOn)}
      >
        <Icon name={isOn ? 'sound' : 'silence'} />
        {t('game.sound')}
      </StageButton>
      {isHeard && <StageSounds {...props} />}
    </>
  );
}
