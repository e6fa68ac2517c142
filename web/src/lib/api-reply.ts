import * as z from 'zod/mini';
import { ApiError, htmlMessage, invalidJsonMessage } from './api-error.ts';

const errorBody = z.object({
  message: z.string().check(z.minLength(1)),
  code: z.optional(z.string()),
});

/** Reads an answer by the table of §8; an empty body is null (§7). Throws `ApiError` for all but a valid success. */
export async function readReply(response: Response, reply?: z.ZodMiniType): Promise<unknown> {
  const text = await bodyOf(response);
  if (looksLikeHtml(response, text)) {
    throw new ApiError(response.status, undefined, `${response.status}: ${htmlMessage}`);
  }
  if (!response.ok) throw failureOf(response, text);
  if (text.trim() === '') return null;
  const parsed = z.safeParse(reply ?? z.unknown(), parseJson(text));
  if (!parsed.success) throw new ApiError(response.status, 'invalid_reply', invalidJsonMessage);
  return parsed.data;
}

async function bodyOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (fault) {
    throw new ApiError(0, 'network', fault instanceof Error ? fault.message : String(fault));
  }
}

function looksLikeHtml(response: Response, text: string): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  return type.includes('text/html') || /^\s*<(!doctype|html)/i.test(text);
}

function failureOf(response: Response, text: string): ApiError {
  const { status, statusText } = response;
  const json = parseJson(text);
  const body = z.safeParse(errorBody, json);
  if (body.success) return new ApiError(status, body.data.code, body.data.message);
  const rest = json === undefined && text.trim() !== '' ? text.trim() : statusText;
  return new ApiError(status, undefined, rest === '' ? String(status) : `${status}: ${rest}`);
}

/** Undefined where the text is no JSON; JSON itself has no undefined. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
