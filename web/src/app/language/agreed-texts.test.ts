import { languages } from '@craque/common/domain/language.ts';
import { describe, expect, test } from '@jest/globals';
import { type Catalogue, loadCatalogue } from './catalogues.ts';

const english = {
  'auth.login.busy': 'Logging in...',
  'auth.login.failed': 'Login failed',
  'auth.login.success': 'Login successful',
  'auth.login.welcome': 'Welcome back, {{name}}!',
  'auth.register.busy': 'Registering...',
  'auth.register.failed': 'Registration failed',
  'auth.register.fallback': 'Unable to create account',
  'auth.register.success': 'Registration successful',
  'auth.register.welcome': 'Welcome, {{name}}!',
  'errors.display_name_too_short': 'Display name must be at least 3 characters',
  'errors.invalid_email': 'Invalid email address',
  'errors.password_too_short': 'Password must be at least 6 characters',
  'errors.username_too_short': 'Username must be at least 3 characters',
  'errors.wrong_credentials': 'Incorrect username or password',
  'feedback.anonymous': 'Anonymous',
  'feedback.error': 'Error Submitting Feedback',
  'feedback.failure.text': 'Please try again later or contact support',
  'feedback.loadFailed': 'Error loading feedback',
  'feedback.sent': 'Feedback Sent',
  'feedback.submitting': 'Submitting...',
  'feedback.thanks': 'Thank you for your feedback!',
  'friends.add.none': 'No users found with that username',
  'friends.done.accepted.text': 'You are now friends with this user',
  'friends.done.accepted.title': 'Friend Request Accepted',
  'friends.done.rejected.text': 'The friend request has been rejected',
  'friends.done.rejected.title': 'Friend Request Rejected',
  'friends.done.sent.text': 'Your friend request has been sent successfully',
  'friends.done.sent.title': 'Friend Request Sent',
  'friends.failed.accepted': 'Failed to accept friend request',
  'friends.failed.rejected': 'Failed to reject friend request',
  'friends.failed.search': 'Failed to search for users',
  'friends.failed.sent': 'Failed to send friend request',
  'friends.invites.none': 'No game invitations',
  'friends.list.none': 'No friends yet',
  'friends.requests.none': 'No pending friend requests',
  'game.attempt': 'Attempt {{k}} of {{total}}',
  'game.hint.failed': 'Failed to get a hint. Please try again.',
  'game.notice.guessFailed': 'An error occurred while submitting your guess. Please try again.',
  'game.notice.startFailed': 'Could not start a new game. Please try again.',
  'history.emptyText': 'Start playing to see your game history here.',
  'history.emptyTitle': 'No games played yet',
  'history.play': 'Play Now',
  'history.recently': 'Recently',
  'history.unknownAthlete': 'Unknown Athlete',
  'invite.button': 'Invite to Game',
  'invite.cancel': 'Cancel',
  'invite.create': 'Create Game',
  'invite.created.text': 'Multiplayer game created and invitation sent successfully',
  'invite.created.title': 'Game Created',
  'invite.decline': 'Decline',
  'invite.declined.text': "You've declined the multiplayer game invitation",
  'invite.declined.title': 'Invitation Declined',
  'invite.failed.create': 'Failed to create multiplayer game',
  'invite.failed.decline': 'Failed to decline the invitation',
  'invite.failed.join': 'Failed to join the game',
  'invite.join': 'Join Game',
  'invite.joined.text': "You've joined the multiplayer game",
  'invite.joined.title': 'Invitation Accepted',
  'landing.demo.title': 'WHO IS IT',
  'nav.loggedOut.text': 'You have been successfully logged out.',
  'nav.loggedOut.title': 'Logged out',
  'notFound.title': '404 Page Not Found',
  'profile.failed': 'Failed to load profile data',
  'result.failed': 'Could not load athlete details.',
  'settings.done.preferences.text': 'Your profile preferences have been updated',
  'settings.done.preferences.title': 'Preferences saved',
  'settings.failed.preferences': 'Failed to save preferences',
  'toast.error': 'Error',
};

const portuguese = {
  'game.notice.allFailed':
    'Não foi possível iniciar um novo jogo. Todas as APIs externas estão temporariamente indisponíveis. Tente mais tarde.',
  'game.notice.error': 'Erro',
  'game.notice.leagueFailed': 'Falha ao criar novo jogo',
  'game.unknownAthlete': 'Desconhecido',
  'landing.nav.enter': 'Entrar',
  'toast.error': 'Erro',
};

const flat = (texts: Catalogue, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text]] : flat(text, `${prefix}${key}.`),
  );

describe('the agreed texts', () => {
  test.each([
    ['en', english],
    ['pt', portuguese],
  ] as const)('have their exact words in %s', async (language, agreed) => {
    const game = await loadCatalogue(language, 'game');
    const account = await loadCatalogue(language, 'account');
    const texts = Object.fromEntries([...flat(game), ...flat(account)]);
    expect(texts).toMatchObject(agreed);
  });

  test.each(languages)('have a win in one line of a small phone in %s', async (language) => {
    const texts = Object.fromEntries(flat(await loadCatalogue(language, 'game')));
    expect(texts['game.ended.won']?.length).toBeLessThan(13);
  });
});
