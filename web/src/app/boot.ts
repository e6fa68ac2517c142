import { setNonce } from 'get-nonce';

/* Must be imported first. The content security policy allows only styles with this response's
   nonce, and no eval: Radix takes the nonce from here, styled-components reads the meta
   element itself, zod must not compile. */
const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
const nonce = meta?.nonce || meta?.getAttribute('nonce');
if (nonce) setNonce(nonce);

// Read by zod when it is loaded, which is later.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
