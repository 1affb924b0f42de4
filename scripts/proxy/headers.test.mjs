import { describe, expect, it } from 'vitest';
import { localiseMedia } from './addresses.mjs';
import { answerHeaders, localCookie, localLocation, requestHeaders } from './headers.mjs';

const LOCAL = 'http://localhost:4000';
const site = { target: new URL('https://social.example'), behindTls: false };
const asked = (headers, more = {}) => requestHeaders({ headers }, { ...site, ...more }, LOCAL);
const told = (headers, isUpload = false) =>
  answerHeaders({ headers }, ['https://social.example'], LOCAL, isUpload);

describe('what the server is asked with', () => {
  it('is its own host, origin and address of the page before', () => {
    expect(asked({ host: 'localhost:4000', origin: LOCAL, referer: `${LOCAL}/oauth/authorize?x=1` })).toEqual(
      {
        host: 'social.example',
        origin: 'https://social.example',
        referer: 'https://social.example/oauth/authorize?x=1',
      },
    );
  });

  it('keeps an origin that is not ours: the server refuses it as it should', () => {
    expect(asked({ origin: 'https://evil.example' }).origin).toBe('https://evil.example');
    expect(asked({ origin: 'null' }).origin).toBe('null');
  });

  it('holds nothing of one connection or of other proxies', () => {
    const names = Object.keys(
      asked({ connection: 'keep-alive', te: 'trailers', 'x-forwarded-for': '1.2.3.4', accept: '*/*' }),
    );
    expect(names).toEqual(['accept', 'host']);
  });

  it('says https where the server wants to be behind it', () => {
    const plain = { target: new URL('http://localhost:3000'), behindTls: true };
    expect(asked({ origin: LOCAL }, plain)).toMatchObject({
      origin: 'https://localhost:3000',
      'x-forwarded-proto': 'https',
    });
  });
});

describe('what the browser is told', () => {
  it.each([
    ['https://social.example/auth/sign_in?a=b', `${LOCAL}/auth/sign_in?a=b`],
    ['/auth/sign_in', '/auth/sign_in'],
    [`${LOCAL}/oauth-callback?code=1`, `${LOCAL}/oauth-callback?code=1`],
    ['https://social.example.evil.example/x', 'https://social.example.evil.example/x'],
    ['https://elsewhere.example/x', 'https://elsewhere.example/x'],
  ])('a redirect to %s leads to %s', (location, leadsTo) => {
    expect(localLocation(location, ['https://social.example'], LOCAL)).toBe(leadsTo);
  });

  it('cookies that a browser keeps for http://localhost, and that come back as they were', () => {
    const kept = localCookie('__Host-key=v; path=/; secure; HttpOnly; SameSite=None; Domain=social.example');
    expect(kept).toBe('proxied__Host-key=v; path=/; HttpOnly; SameSite=Lax');
    expect(asked({ cookie: 'a=1; proxied__Host-key=v' }).cookie).toBe('a=1; __Host-key=v');
  });

  it("the page's own policy, without what would stop it here", () => {
    const policy = "default-src 'self' https://social.example; form-action 'self'; upgrade-insecure-requests";
    expect(told({ 'content-security-policy': policy })['content-security-policy']).toBe(
      `default-src 'self' https://social.example ${LOCAL}`,
    );
  });

  it('nothing that would empty or bind this origin', () => {
    const headers = {
      'clear-site-data': '"storage"',
      'strict-transport-security': 'x',
      'alt-svc': 'h3=":443"',
    };
    expect(told(headers)).toEqual({});
  });

  it('that an upload is nothing to run, whatever it is', () => {
    expect(told({ 'content-type': 'image/svg+xml' }, true)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });
});

it('pictures inside answers come through here, links do not', () => {
  const text = '{"avatar":"https://social.example/media/a.png","url":"https://social.example/@ada"}';
  expect(localiseMedia(text, ['https://social.example'], LOCAL)).toBe(
    `{"avatar":"${LOCAL}/media/a.png","url":"https://social.example/@ada"}`,
  );
});
