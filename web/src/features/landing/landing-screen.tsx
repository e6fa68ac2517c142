import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { color, media } from '../../ui/tokens.ts';
import { AchievementsSection } from './achievements-section.tsx';
import { ClosingSection } from './closing-section.tsx';
import { DailySection } from './daily-section.tsx';
import { DemoCard } from './demo-card.tsx';
import { FeaturesSection } from './features-section.tsx';
import { Hero } from './hero.tsx';
import { LandingHeader } from './landing-header.tsx';
import { MultiplayerSection } from './multiplayer-section.tsx';
import { SendOffConfetti, useSendOff } from './send-off.tsx';
import { StepsSection } from './steps-section.tsx';
import { useOwnAlbum } from './use-own-album.ts';

export function LandingScreen() {
  const { t } = useTranslation();
  const sendOff = useSendOff();
  const own = useOwnAlbum();
  if (own === 'waiting') return <Whole />;
  return (
    <Whole>
      <title>{t('landing.title')}</title>
      <LandingHeader />
      <Hero {...sendOff} own={own} />
      <DemoCard />
      <DailySection />
      <FeaturesSection />
      <MultiplayerSection go={sendOff.go} />
      <StepsSection />
      <AchievementsSection />
      <ClosingSection go={sendOff.go} own={own} />
      {sendOff.celebrating && <SendOffConfetti />}
    </Whole>
  );
}

/** At least as high as the screen, so that the foot of the page does not move. */
const Whole = styled.div`
  overflow-x: clip;
  min-height: 100dvh;
  background: ${color.paper};
  ${media.mobile} {
    /* Little room: repeated elsewhere. */
    [data-wordy] {
      display: none;
    }
  }
`;
