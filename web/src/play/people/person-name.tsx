import { styled } from 'styled-components';
import { shownName } from '../../lib/shown-name.ts';
import { caption } from '../../ui/type.ts';

export type Named = { username: string; displayName?: string | null | undefined };

/** A name that anybody can have, and the username that only one has. */
export function PersonName({ person }: { person: Named }) {
  return (
    <>
      <b>{shownName(person)}</b> <Handle person={person} />
    </>
  );
}

/** Nothing for whoever is shown by the username, or is a guest and has none. */
export function Handle({ person: { username, displayName } }: { person: Named }) {
  return displayName && displayName !== username ? <At>@{username}</At> : null;
}

const At = styled.small`
  ${caption()}
  overflow-wrap: anywhere;
`;
