import { useState, type DragEvent, type HTMLAttributes } from 'react';

interface DragOnto {
  /** Something of the same type is over it. */
  over: boolean;
  handlers: HTMLAttributes<HTMLElement>;
}

/**
 * Rows and cards that are put in order by dragging them onto each other, besides by their buttons. `type` tells them
 * apart from files and from what other pages let one drag; `onDrop` hears the key of what was let go here.
 */
export function useDragOnto(type: string, key: string, onDrop: (dragged: string) => void): DragOnto {
  const [over, setOver] = useState(false);
  const isOurs = (event: DragEvent): boolean => event.dataTransfer.types.includes(type);
  return {
    over,
    handlers: {
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData(type, key);
        event.dataTransfer.effectAllowed = 'move';
      },
      onDragOver: (event: DragEvent) => {
        if (!isOurs(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!isOurs(event)) return;
        event.preventDefault();
        onDrop(event.dataTransfer.getData(type));
      },
    },
  };
}
