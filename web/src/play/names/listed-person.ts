import type { ListedName } from '@craque/common/domain/athlete/name-list.ts';
import type { NamedPerson } from '@craque/common/domain/athlete/name-match.ts';

/** What the list left out because it follows from the name. */
export function personOf({ name, surname, also = [], full }: ListedName): NamedPerson {
  const last = surname ?? name.split(' ').slice(1).join(' ');
  return {
    name,
    alsoKnownAs: also,
    ...(last !== '' && { surname: last }),
    ...(full !== undefined && { fullName: full }),
  };
}
