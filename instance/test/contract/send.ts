import { at, isObject, type Json, list, parseBody, text } from './json.ts';
import { fileFor } from './media-files.ts';
import type { Call } from './scene.ts';
import { BASE, type Stage } from './stage.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Json;
}

function formPairs(body: Json): [string, string][] {
  if (Array.isArray(body)) return body.map((pair) => [text(list(pair)[0]), text(list(pair)[1])]);
  if (!isObject(body)) return [];
  return Object.entries(body).flatMap(([key, value]): [string, string][] =>
    Array.isArray(value) ? value.map((one) => [key, text(one)]) : [[key, text(value)]],
  );
}

async function multipart(body: Json): Promise<FormData> {
  const form = new FormData();
  for (const [key, value] of formPairs(at(body, '(multipart)') ?? null)) {
    const [, name] = /^<file (.+)>$/u.exec(value) ?? [];
    if (name === undefined) form.append(key, value);
    else form.append(key, new Blob([new Uint8Array(await fileFor(name))]), name);
  }
  return form;
}

async function bodyOf(call: Call): Promise<{ body?: string | FormData; type?: string }> {
  if (call.bodyType === 'json') return { body: JSON.stringify(call.body), type: 'application/json' };
  if (call.bodyType === 'form')
    return {
      body: new URLSearchParams(formPairs(call.body)).toString(),
      type: 'application/x-www-form-urlencoded',
    };
  return call.bodyType === 'multipart' ? { body: await multipart(call.body) } : {};
}

function authorization(stage: Stage, as: Call['as']): Record<string, string> {
  if (as === null) return {};
  return {
    authorization: `Bearer ${as === 'bad' ? 'nobody-has-this' : stage.token(as === 'app' ? null : as)}`,
  };
}

/** Sends a call to the stage's server. */
export async function send(stage: Stage, call: Call): Promise<Answer> {
  const { body, type } = await bodyOf(call);
  const query =
    call.query.length === 0
      ? ''
      : `?${new URLSearchParams(call.query.map(([key, value]): [string, string] => [key, value])).toString()}`;
  const response = await stage.app.request(`${BASE}${call.path}${query}`, {
    method: call.method,
    headers: { ...authorization(stage, call.as), ...(type ? { 'content-type': type } : {}), ...call.headers },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, headers: response.headers, body: parseBody(await response.text()) };
}
