import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isEmptyPost,
  mergePrefill,
  remainingCharacters,
  replyMentions,
  replySubject,
  scopeWarning,
  startContentType,
  startLanguage,
} from './compose';

const person = fc.record({
  id: fc.constantFrom('1', '2', '3', '4', '5'),
  acct: fc.stringMatching(/^[a-z]{1,5}(@[a-z]{2,4}\.example)?$/),
});

describe('an empty post', () => {
  it('is one of white space and no file, whatever the white space is', () => {
    expect(isEmptyPost(' \n\t\u3000', 0)).toBe(true);
    expect(isEmptyPost('', 1)).toBe(false);
    expect(isEmptyPost(' x ', 0)).toBe(false);
  });
});

describe('the counter', () => {
  it('has nothing to say where the server has no limit', () => {
    expect(remainingCharacters('long', 'subject', { textLimit: 0 })).toBeNull();
  });
  it('counts text and subject', () => {
    expect(remainingCharacters('🔦', 'ab', { textLimit: 5000 })).toBe(4997);
  });
  it('falls by one for each letter typed, into the negative', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.integer({ min: 1, max: 50 }), (text, subject, textLimit) => {
        const before = remainingCharacters(text, subject, { textLimit }) ?? 0;
        expect(remainingCharacters(`${text}a`, subject, { textLimit })).toBe(before - 1);
        expect(remainingCharacters(text, `${subject}a`, { textLimit })).toBe(before - 1);
      }),
    );
  });
});

describe('the mentions of a reply', () => {
  it('name the author first, then the others, and end with a space', () => {
    const author = { id: '1', acct: 'lin@far.example' };
    expect(replyMentions(author, [{ id: '2', acct: 'mod' }], '9')).toBe('@lin@far.example @mod ');
  });
  it('are empty when one answers oneself', () => {
    expect(replyMentions({ id: '1', acct: 'ada' }, [], '1')).toBe('');
  });
  it('name nobody twice and never oneself', () => {
    fc.assert(
      fc.property(person, fc.array(person), (author, others) => {
        const ids = new Set([author, ...others].map(({ id }) => id).filter((id) => id !== '3'));
        const words = replyMentions(author, others, '3').split(' ').slice(0, -1);
        expect(words).toHaveLength(ids.size);
        expect(words.every((word) => word.startsWith('@'))).toBe(true);
      }),
    );
  });
});

describe('the subject of a reply', () => {
  it('follows the preference', () => {
    expect(replySubject('Tea', 'noop')).toBe('');
    expect(replySubject('Tea', 'masto')).toBe('Tea');
    expect(replySubject('Tea', 'email')).toBe('re: Tea');
  });
  it.each(['re: Tea', 'RE: Tea', 're Tea'])('keeps %s as it is under every preference', (subject) => {
    expect(replySubject(subject, 'noop')).toBe(subject);
    expect(replySubject(subject, 'masto')).toBe(subject);
    expect(replySubject(subject, 'email')).toBe(subject);
  });
  it('stays empty when the parent has none', () => {
    expect(replySubject('', 'email')).toBe('');
  });
  it('does not take a word that begins with re for an answer', () => {
    expect(replySubject('recipes', 'email')).toBe('re: recipes');
  });
});

describe('a prefill', () => {
  it('never loses the draft nor itself', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (draft, prefill) => {
        const merged = mergePrefill(draft, prefill);
        expect(merged).toContain(draft.trim());
        expect(merged).toContain(prefill.trim());
        expect(mergePrefill(merged, prefill)).toBe(merged);
      }),
    );
  });
});

describe('the warning of a scope', () => {
  it('tells of followers-only posts of an account that anyone may follow', () => {
    expect(scopeWarning('private', { locked: false }, false)).toBe('private-but-unlocked');
    expect(scopeWarning('private', { locked: true }, false)).toBeNull();
  });
  it('has two wordings for direct posts', () => {
    expect(scopeWarning('direct', { locked: true }, false)).toBe('direct');
    expect(scopeWarning('direct', { locked: true }, true)).toBe('direct-first-only');
  });
  it('is silent for the open scopes', () => {
    expect(scopeWarning('public', { locked: false }, true)).toBeNull();
    expect(scopeWarning('unlisted', { locked: false }, true)).toBeNull();
  });
});

describe('what a new post starts with', () => {
  it('is the wanted format only where the server has it', () => {
    expect(startContentType('text/bbcode', ['text/plain', 'text/bbcode'])).toBe('text/bbcode');
    expect(startContentType('text/bbcode', ['text/plain'])).toBe('text/plain');
    expect(startContentType('text/plain', [])).toBe('text/plain');
  });
  it('is the first real language, without its region', () => {
    expect(startLanguage([null, '', 'pt_BR', 'en'])).toBe('pt');
    expect(startLanguage(['zh-Hans'])).toBe('zh');
    expect(startLanguage(['?', null])).toBeNull();
  });
});
