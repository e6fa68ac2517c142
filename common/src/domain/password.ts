import { usernameKey } from './username.ts';

/** The hundred most used ones of six letters or more, in lower case. */
const commonest: ReadonlySet<string> = new Set(
  `123456 123456789 12345678 password qwerty123 qwerty1 111111 1234567890 1234567 qwerty abc123
  password1 000000 iloveyou 123123 dragon monkey 1q2w3e4r 654321 666666 qwertyuiop 123321 121212
  123qwe 1q2w3e 1q2w3e4r5t zxcvbnm asdfghjkl princess sunshine football baseball basketball soccer
  letmein shadow master superman michael jordan jordan23 michelle jennifer trustno1 welcome welcome1
  admin123 p@ssw0rd passw0rd password123 password12 pass@123 admin@123 aa123456 a123456 123456a
  112233 159753 987654321 987654 123654 222222 555555 777777 888888 999999 7777777 88888888 11111111
  00000000 123456789a 123abc abcd1234 abcdef qazwsx 1qaz2wsx zaq12wsx qwer1234 asdf1234 asdfgh
  starwars pokemon charlie daniel hannah jessica ashley nicole chelsea liverpool arsenal barcelona
  flamengo corinthians juventus internet computer whatever freedom samsung google`.split(/\s+/),
);

/** True for the username, however it is written, and for what everybody tries first. */
export function isEasyToGuess(password: string, username: string): boolean {
  const text = password.normalize('NFKC').trim().toLowerCase();
  if (commonest.has(text)) return true;
  const [own, name] = [usernameKey(text), usernameKey(username)];
  return own.ok && name.ok && own.value === name.value;
}
