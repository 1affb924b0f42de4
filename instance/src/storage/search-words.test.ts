import { describe, expect, it } from 'vitest';
import { wordsWhere } from './search-words.ts';

const shape = (query: string): string =>
  wordsWhere(query).sql.replaceAll(
    "(s.content_text LIKE ? ESCAPE '\\' OR s.spoiler_text LIKE ? ESCAPE '\\')",
    'has',
  );
const words = (query: string): string[] => wordsWhere(query).params.filter((_, at) => at % 2 === 0);

describe('words of a search', () => {
  it('must all be there', () => {
    expect(shape('green tea')).toBe('(has AND has)');
    expect(words('green tea')).toEqual(['%green%', '%tea%']);
  });

  it('in quotation marks belong together, also where the last mark is missing', () => {
    expect(words('"green tea" hot')).toEqual(['%green tea%', '%hot%']);
    expect(words('"green tea')).toEqual(['%green tea%']);
  });

  it('with a minus must not be there; a lone minus is a word', () => {
    expect(shape('tea -milk')).toBe('(has AND NOT has)');
    expect(words('tea -milk -"no sugar"')).toEqual(['%tea%', '%milk%', '%no sugar%']);
    expect(shape('tea -')).toBe('(has AND has)');
  });

  it('around "or" are alternatives, and signs of LIKE are only signs', () => {
    expect(shape('tea or coffee OR milk')).toBe('(has) OR (has) OR (has)');
    expect(words('100%_')).toEqual(['%100\\%\\_%']);
  });

  it('that are none find nothing', () => {
    expect(shape('""')).toBe('0');
    expect(shape(' or ')).toBe('0');
  });
});
