import assert from 'node:assert/strict';
import type { Language } from '@craque/common/domain/language.ts';
import { type Texts, textsIn } from '../screens/texts.ts';

type Literals = readonly (readonly [text: string, literal: string])[];

/** Texts with fixed wording: the catalogue's key and the expected text. */
const english = ({ auth, errors, friends, settings, history, nav, profile }: Texts): Literals => [
  [auth.login.success, 'Login successful'],
  [auth.login.welcome, 'Welcome back, {{name}}!'],
  [auth.login.failed, 'Login failed'],
  [auth.login.busy, 'Logging in...'],
  [errors.wrong_credentials, 'Incorrect username or password'],
  [auth.register.success, 'Registration successful'],
  [auth.register.welcome, 'Welcome, {{name}}!'],
  [auth.register.failed, 'Registration failed'],
  [auth.register.fallback, 'Unable to create account'],
  [auth.register.busy, 'Registering...'],
  [nav.loggedOut.title, 'Logged out'],
  [nav.loggedOut.text, 'You have been successfully logged out.'],
  [errors.username_too_short, 'Username must be at least 3 characters'],
  [errors.password_too_short, 'Password must be at least 6 characters'],
  [errors.display_name_too_short, 'Display name must be at least 3 characters'],
  [errors.invalid_email, 'Invalid email address'],
  [profile.failed, 'Failed to load profile data'],
  [friends.failed.search, 'Failed to search for users'],
  [friends.failed.sent, 'Failed to send friend request'],
  [friends.failed.accepted, 'Failed to accept friend request'],
  [friends.failed.rejected, 'Failed to reject friend request'],
  [settings.failed.preferences, 'Failed to save preferences'],
  [friends.done.sent.title, 'Friend Request Sent'],
  [friends.done.sent.text, 'Your friend request has been sent successfully'],
  [friends.done.accepted.title, 'Friend Request Accepted'],
  [friends.done.accepted.text, 'You are now friends with this user'],
  [friends.done.rejected.title, 'Friend Request Rejected'],
  [friends.done.rejected.text, 'The friend request has been rejected'],
  [settings.done.preferences.title, 'Preferences saved'],
  [settings.done.preferences.text, 'Your profile preferences have been updated'],
  [friends.list.none, 'No friends yet'],
  [friends.invites.none, 'No game invitations'],
  [friends.requests.none, 'No pending friend requests'],
  [friends.add.none, 'No users found with that username'],
  [history.emptyTitle, 'No games played yet'],
  [history.emptyText, 'Start playing to see your game history here.'],
  [history.play, 'Play Now'],
  [history.recently, 'Recently'],
  [history.unknownAthlete, 'Unknown Athlete'],
];

const englishOfPages = ({ feedback, landing, notFound, toast, game, result }: Texts): Literals => [
  [toast.error, 'Error'],
  [feedback.thanks, 'Thank you for your feedback!'],
  [feedback.sent, 'Feedback Sent'],
  [feedback.submitting, 'Submitting...'],
  [feedback.error, 'Error Submitting Feedback'],
  [feedback.failure.text, 'Please try again later or contact support'],
  [feedback.loadFailed, 'Error loading feedback'],
  [feedback.anonymous, 'Anonymous'],
  [landing.demo.title, 'WHO IS IT'],
  [game.attempt, 'Attempt {{k}} of {{total}}'],
  [notFound.title, '404 Page Not Found'],
  [game.notice.startFailed, 'Could not start a new game. Please try again.'],
  [game.notice.guessFailed, 'An error occurred while submitting your guess. Please try again.'],
  [game.hint.failed, 'Failed to get a hint. Please try again.'],
  [result.failed, 'Could not load athlete details.'],
];

const englishOfChallenges = ({ invite }: Texts): Literals => [
  [invite.button, 'Invite to Game'],
  [invite.cancel, 'Cancel'],
  [invite.create, 'Create Game'],
  [invite.join, 'Join Game'],
  [invite.decline, 'Decline'],
  [invite.created.title, 'Game Created'],
  [invite.created.text, 'Multiplayer game created and invitation sent successfully'],
  [invite.joined.title, 'Invitation Accepted'],
  [invite.joined.text, "You've joined the multiplayer game"],
  [invite.declined.title, 'Invitation Declined'],
  [invite.declined.text, "You've declined the multiplayer game invitation"],
  [invite.failed.create, 'Failed to create multiplayer game'],
  [invite.failed.join, 'Failed to join the game'],
  [invite.failed.decline, 'Failed to decline the invitation'],
];

const portuguese = ({ toast, game, landing }: Texts): Literals => [
  [landing.nav.enter, 'Entrar'],
  [toast.error, 'Erro'],
  [game.notice.error, 'Erro'],
  [game.notice.leagueFailed, 'Falha ao criar novo jogo'],
  [game.unknownAthlete, 'Desconhecido'],
  [
    game.notice.allFailed,
    'Não foi possível iniciar um novo jogo. Todas as APIs externas estão temporariamente indisponíveis. Tente mais tarde.',
  ],
];

/**
 * Asserts that the catalogue contains the fixed texts, so a journey that sees the catalogue's text
 * sees them.
 */
export function seeLiterals(language: Language): void {
  const texts = textsIn(language);
  const literals = {
    en: [...english(texts), ...englishOfPages(texts), ...englishOfChallenges(texts)],
    pt: portuguese(texts),
  } as Partial<Record<Language, Literals>>;
  for (const [text, literal] of literals[language] ?? []) assert.equal(text, literal);
}
