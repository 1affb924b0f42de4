import type { SqlValue } from '../lib/db.ts';

/** Conditions of one query, each with its own parameters, joined by AND in the order they were added. */
export class Where {
  private readonly parts: string[] = [];
  private readonly values: SqlValue[] = [];

  add(sql: string, ...params: SqlValue[]): this {
    this.parts.push(`(${sql})`);
    this.values.push(...params);
    return this;
  }

  get sql(): string {
    return this.parts.length === 0 ? '1' : this.parts.join(' AND ');
  }

  get params(): readonly SqlValue[] {
    return this.values;
  }
}
