import type { PagePath } from '@craque/common/contracts/pages.ts';
import { matchPath, Route, Routes } from 'react-router-dom';
import { lazyScreen, partyScreen, wordedScreen } from '../ui/lazy-part.tsx';
import { type Access, Gate } from './gate.tsx';

const guest = lazyScreen(
  async () => (await import('../features/game/guest-screen.tsx')).GuestScreen,
);
const game = lazyScreen(async () => (await import('./game/game-screen.tsx')).GameScreen);
const home = wordedScreen(async () => (await import('./home-route.tsx')).HomeRoute);
const auth = wordedScreen(
  async () => (await import('../features/account/auth-screen.tsx')).AuthScreen,
);
const reset = wordedScreen(
  async () => (await import('../features/account/reset-screen.tsx')).ResetScreen,
);
const profile = wordedScreen(async () => {
  // Asked for beside the screen, which opens with it.
  void import('../features/profile/dashboard/dashboard-tab.tsx').catch(() => undefined);
  const profile = await import('../features/profile/profile-screen.tsx');
  await profile.firstTabsAtHand();
  return profile.ProfileScreen;
});
const feedback = wordedScreen(
  async () => (await import('../features/feedback/feedback-screen.tsx')).FeedbackScreen,
);
const landing = wordedScreen(async () => (await import('./landing-route.tsx')).LandingRoute);
const join = wordedScreen(async () => (await import('./join-route.tsx')).JoinRoute);
const challenge = wordedScreen(async () => (await import('./challenge-route.tsx')).ChallengeRoute);
const partyScreens = async () => (await import('../features/party/party-screens.ts')).partyScreens;
const partyStart = partyScreen(async () => (await partyScreens()).start());
const party = partyScreen(async () => (await partyScreens()).seat());
const partyStage = partyScreen(async () => (await partyScreens()).stage());
const daily = wordedScreen(async () => (await import('./daily-routes.tsx')).DailyRoutes);
const ranking = wordedScreen(
  async () => (await import('../features/ranking/ranking-screen.tsx')).RankingScreen,
);
const placeholder = wordedScreen(
  async () => (await import('../features/placeholder/placeholder-screen.tsx')).PlaceholderScreen,
);
const NotFound = wordedScreen(
  async () => (await import('../features/not-found/not-found-screen.tsx')).NotFoundScreen,
);

/** The routes, with the alias `/games/:id` of `/game/:id`. */
const table: Readonly<Record<PagePath, { access: Access; screen: typeof guest }>> = {
  '/': { access: 'public', screen: guest },
  '/home': { access: 'protected', screen: home },
  '/dashboard': { access: 'protected', screen: game },
  '/game/:id': { access: 'protected', screen: game },
  '/games/:id': { access: 'protected', screen: game },
  '/auth': { access: 'signed-out', screen: auth },
  '/login': { access: 'signed-out', screen: auth },
  '/register': { access: 'signed-out', screen: auth },
  '/reset': { access: 'public', screen: reset },
  '/join/:code': { access: 'public', screen: join },
  '/challenge/:id': { access: 'public', screen: challenge },
  '/party': { access: 'public', screen: partyStart },
  '/party/:code': { access: 'public', screen: party },
  '/party/:code/screen': { access: 'public', screen: partyStage },
  '/daily/*': { access: 'public', screen: daily },
  '/ranking': { access: 'public', screen: ranking },
  '/landing': { access: 'public', screen: landing },
  '/profile': { access: 'protected', screen: profile },
  '/feedback': { access: 'protected', screen: feedback },
  '/game-history': { access: 'protected', screen: placeholder },
  '/achievements': { access: 'protected', screen: placeholder },
  '/friends': { access: 'protected', screen: placeholder },
};

const rows = Object.entries(table);

/** Preloads the chunk of the visitor's page, so that it replaces the shell in one step. */
export function preloadScreen(pathname: string): Promise<unknown> {
  const [, row] = rows.find(([path]) => matchPath(path, pathname)) ?? [];
  return (row?.screen ?? NotFound).preload();
}

export function AppRoutes() {
  return (
    <Routes>
      {rows.map(([path, { access, screen: Screen }]) => (
        <Route
          key={path}
          path={path}
          element={
            <Gate access={access}>
              <Screen />
            </Gate>
          }
        />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
