import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { readBody } from './body.ts';
import type { AppEnv } from './context.ts';
import { ApiFailure } from './errors.ts';

const app = new Hono<AppEnv>();
app.post('/', async (c) => {
  const body = await readBody(c);
  return c.json({
    status: body.text('status'),
    media: body.list('media_ids'),
    options: body.inner('poll')?.list('options'),
    multiple: body.inner('poll')?.flag('multiple'),
    sensitive: body.flag('sensitive'),
    limit: body.int('limit'),
    fields: body.objects('fields_attributes').map((field) => field.text('name')),
  });
});
app.onError((error, c) =>
  error instanceof ApiFailure ? c.json(error.body, error.status) : c.json(String(error), 500),
);

const wanted = {
  status: 'hello',
  media: ['1', '2'],
  options: ['a', 'b'],
  multiple: true,
  sensitive: false,
  fields: ['Site', 'Tool'],
};

async function send(body: string | URLSearchParams | FormData, type?: string): Promise<unknown> {
  const response = await app.request('/', {
    method: 'POST',
    body,
    ...(type !== undefined && { headers: { 'content-type': type } }),
  });
  return response.json();
}

it('reads JSON, forms and multipart alike', async () => {
  const json = JSON.stringify({
    status: 'hello',
    media_ids: ['1', 2],
    poll: { options: ['a', 'b'], multiple: true },
    sensitive: false,
    fields_attributes: [{ name: 'Site' }, { name: 'Tool' }],
  });
  const entries: [string, string][] = [
    ['status', 'hello'],
    ['media_ids[]', '1'],
    ['media_ids[]', '2'],
    ['poll[options][]', 'a'],
    ['poll[options][]', 'b'],
    ['poll[multiple]', '1'],
    ['sensitive', 'off'],
    ['fields_attributes[0][name]', 'Site'],
    ['fields_attributes[1][name]', 'Tool'],
  ];
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  expect(await send(json, 'application/json')).toEqual(wanted);
  expect(await send(new URLSearchParams(entries))).toEqual(wanted);
  expect(await send(form)).toEqual(wanted);
});

it.each(['{', 'null', '[1]', '"text"', ''])('lives through the body %j', async (body) => {
  expect(await send(body, 'application/json')).toMatchObject(body === '{' ? { error: 'Bad request' } : {});
});

it('takes no prototype from a body', async () => {
  await send(new URLSearchParams([['__proto__[polluted]', 'yes']]));
  await send('{"__proto__":{"polluted":"yes"}}', 'application/json');
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

it('answers a number that is none as the recordings do', async () => {
  expect(await send(new URLSearchParams([['limit', 'abc']]))).toEqual({
    error: 'limit - Invalid integer. Got: string.',
    errors: [
      { title: 'Invalid value', source: { pointer: '/limit' }, message: 'Invalid integer. Got: string' },
    ],
  });
});
