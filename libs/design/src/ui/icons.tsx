import { lineIcon } from './line-icon.tsx';

// Icons of every page; the others are in `subject-icons.tsx`.

export const SearchIcon = lineIcon(<circle cx="11" cy="11" r="6.5" />, <path d="m16 16 4.5 4.5" />);
export const CartIcon = lineIcon(
  <path d="M3 4h2.2l2.3 11.2h9.9L19.6 7.5H6" />,
  <circle cx="9" cy="19.5" r="1.3" />,
  <circle cx="16.5" cy="19.5" r="1.3" />,
);
export const MenuIcon = lineIcon(<path d="M3.5 7h17M3.5 12h17M3.5 17h11" />);
export const CloseIcon = lineIcon(<path d="m6 6 12 12M18 6 6 18" />);
export const PinIcon = lineIcon(
  <path d="M12 21s-6.5-6.2-6.5-11a6.5 6.5 0 0 1 13 0c0 4.8-6.5 11-6.5 11Z" />,
  <circle cx="12" cy="10" r="2.3" />,
);
export const UserIcon = lineIcon(
  <circle cx="12" cy="8.5" r="3.7" />,
  <path d="M4.8 20c.9-3.6 3.7-5.6 7.2-5.6s6.3 2 7.2 5.6" />,
);
export const PlusIcon = lineIcon(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = lineIcon(<path d="M5 12h14" />);
export const ArrowRightIcon = lineIcon(<path d="M4 12h15.5M13.5 6l6 6-6 6" />);
export const ChevronRightIcon = lineIcon(<path d="m9.5 5.5 6.5 6.5-6.5 6.5" />);
export const ChevronLeftIcon = lineIcon(<path d="M14.5 5.5 8 12l6.5 6.5" />);
export const ChevronDownIcon = lineIcon(<path d="m5.5 9 6.5 6.5L18.5 9" />);
export const PauseIcon = lineIcon(<path d="M8.5 5.5v13M15.5 5.5v13" />);
export const PlayIcon = lineIcon(<path d="M8 5.5v13l10.5-6.5Z" />);
export const CheckIcon = lineIcon(<circle cx="12" cy="12" r="8.5" />, <path d="m8.3 12.3 2.5 2.5 5-5.3" />);
export const LeafIcon = lineIcon(
  <path d="M5 19C4 10 9 4.5 20 4c.5 10-4.5 15.5-12.5 14" />,
  <path d="M5 20c2.5-5 5.5-8 10-10.5" />,
);
export const ExternalIcon = lineIcon(<path d="M9.5 5H5v14h14v-4.5M13.5 4.5h6v6M19 5l-8.5 8.5" />);
