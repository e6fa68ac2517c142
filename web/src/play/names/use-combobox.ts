import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';

type ComboboxInput = { count: number; onChoose: (index: number) => void };

const none = -1;

/** The listbox pattern of the ARIA guide; a library for it would be larger than the whole field. */
export function useCombobox({ count, onChoose }: ComboboxInput) {
  const listId = useId();
  const [wanted, setWanted] = useState(false);
  const [marked, setMarked] = useState(none);
  const isOpen = wanted && count > 0;
  const active = isOpen && marked < count ? marked : none;
  const close = () => {
    setWanted(false);
    setMarked(none);
  };
  const choose = (index: number) => {
    close();
    onChoose(index);
  };
  const walk = (step: 1 | -1) => {
    setWanted(true);
    const places = count + 1;
    setMarked(isOpen ? ((active + 1 + step + places) % places) - 1 : step === 1 ? 0 : count - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'Enter' && active === none) return close();
    if (key === 'Escape' && !isOpen) return;
    if (!['ArrowDown', 'ArrowUp', 'Enter', 'Escape'].includes(key)) return;
    event.preventDefault();
    if (key === 'Enter') choose(active);
    else if (key === 'Escape') close();
    else if (count > 0) walk(key === 'ArrowDown' ? 1 : -1);
  };
  return {
    isOpen,
    active,
    /** Call it with every change of the text. */
    reopen: () => {
      setWanted(true);
      setMarked(none);
    },
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': active === none ? undefined : `${listId}-${active}`,
      onKeyDown,
      onBlur: close,
    },
    // Event delegation: the list listens for all of its options.
    listProps: {
      id: listId,
      role: 'listbox',
      // Keeps the focus, and with it the phone's keyboard, in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onMouseMove: (event: MouseEvent) => setMarked(placeOf(event)),
      onClick: (event: MouseEvent) => {
        const place = placeOf(event);
        if (place !== none) choose(place);
      },
    },
    optionId: (index: number) => `${listId}-${index}`,
  } as const;
}

function placeOf({ currentTarget, target }: MouseEvent): number {
  return [...currentTarget.children].findIndex((option) => option.contains(target as Node));
}
