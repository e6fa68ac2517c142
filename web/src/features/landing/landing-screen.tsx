import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { color, media } from '../../ui/tokens.ts';
import { size } from '../../ui/type.ts';
import { AchievementsSection } from './achievements-section.tsx';
import { ClosingSection } from './closing-section.tsx';
import { DailySection } from './daily-section.tsx';
import { DemoCard } from './demo-card.tsx';
import { FeaturesSection } from './features-section.tsx';
import { Hero } from './hero.tsx';
import { LandingHeader } from './landing-header.tsx';
import { MultiplayerSection } from './multiplayer-section.tsx';
import { SendOffConfetti } from './send-off.tsx';
import { StepsSection } from './steps-section.tsx';
import { useOwnAlbum } from './use-own-album.ts';
import { useSendOff } from './send-off.tsx';

/** The marketing page: a pack of stickers being opened. */
export function LandingScreen() {
  const { t } = useTranslation();
  const sendOff = useSendOff();
  const own = useOwnAlbum();
  if (own === 'waiting') return <Blank />;
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

const Whole = styled.div`
  overflow-x: clip;
  background: ${color.paper};
  ${media.mobile} {
    font-size: ${size(3)};
  }
`;

/** As high as the screen, so that the foot of the page does not move. */
const Blank = styled.div`
  min-height: 100dvh;
`;
