import { setNonce } from 'get-nonce';
import * as z from 'zod/mini';

/* Must be imported first. The content security policy allows only styles with this response's
   nonce, and no eval: Radix takes the nonce from here, styled-components reads the meta
   element itself, zod must not compile. */
const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
const nonce = meta?.nonce || meta?.getAttribute('nonce');
if (nonce) setNonce(nonce);

z.config({ jitless: true });
