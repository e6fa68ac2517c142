import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The state of a navigation that brings a typed name to the next game's field. */
export const withName = (name: string) => ({ name });

/** The name that the page was entered with; a reload does not bring it again. */
export function useBroughtName(): string | undefined {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [name] = useState(() => {
    const brought = (state as Partial<ReturnType<typeof withName>> | null)?.name;
    return typeof brought === 'string' ? brought : undefined;
  });
  useEffect(() => {
    if (name !== undefined) void navigate(pathname, { replace: true });
  }, [name, navigate, pathname]);
  return name;
}
