import 'react';

declare module 'react' {
  interface HTMLAttributes<T> {
    /** React passes the attribute on; its types do not know it yet. */
    popover?: 'auto' | 'manual';
  }
}
