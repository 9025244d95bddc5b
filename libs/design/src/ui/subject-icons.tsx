import { lineIcon } from './line-icon.tsx';

// Icons of single pages and rare controls.

export const TrashIcon = lineIcon('M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 10.5v5.5M14 10.5v5.5');
export const AlertIcon = lineIcon('M12 4 3 19.5h18ZM12 10v4.5M12 17v.2');
export const InfoIcon = lineIcon('M12 3.5a8.5 8.5 0 1 1-.01 0ZM12 11v5.5M12 7.8V8');
export const LockIcon = lineIcon(
  'M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v6.5a1.5 1.5 0 0 1-1.5 1.5h-11a1.5 1.5 0 0 1-1.5-1.5v-6.5a1.5 1.5 0 0 1 1.5-1.5ZM8 10.5V8a4 4 0 0 1 8 0v2.5',
);
export const TruckIcon = lineIcon(
  'M2.5 6.5h11v10h-11zM13.5 10h4l3.5 3.5v3h-7.5zM7 15.8a1.7 1.7 0 1 1-.01 0ZM17 15.8a1.7 1.7 0 1 1-.01 0Z',
);
export const SunIcon = lineIcon(
  'M12 8.2a3.8 3.8 0 1 1-.01 0ZM12 3v2.2M12 18.8V21M3 12h2.2M18.8 12H21M5.6 5.6l1.6 1.6M16.8 16.8l1.6 1.6M18.4 5.6l-1.6 1.6M7.2 16.8l-1.6 1.6',
);
export const MoonIcon = lineIcon('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z');
export const MailIcon = lineIcon(
  'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-14a1.5 1.5 0 0 1-1.5-1.5v-10a1.5 1.5 0 0 1 1.5-1.5ZM4 7l8 6 8-6',
);
export const PhoneIcon = lineIcon(
  'M6 3.5h3.2l1.4 4.3-2 1.5c1.1 2.3 2.8 4 5.1 5.1l1.5-2 4.3 1.4V17c0 2-1.5 3.5-3.5 3.3C9.3 19.7 4.3 14.7 3.7 8 3.5 6 4.5 3.5 6 3.5Z',
);
export const ClockIcon = lineIcon('M12 3.5a8.5 8.5 0 1 1-.01 0ZM12 7v5.3l3.5 2');
export const BoxIcon = lineIcon('M12 3.5l8 4.2v8.6l-8 4.2-8-4.2V7.7ZM4 7.7l8 4.3 8-4.3M12 12v8.5');
export const ReceiptIcon = lineIcon('M6 3.5h12v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5ZM9 8.5h6M9 12h6');
export const EyeIcon = lineIcon(
  'M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 1-.01 0Z',
);
export const EyeOffIcon = lineIcon(
  'M4 4.5 20 20M9.5 6.2A9 9 0 0 1 12 5.8c6 0 9.5 6.2 9.5 6.2a16 16 0 0 1-3 3.7M6.3 7.8A15.5 15.5 0 0 0 2.5 12S6 18.2 12 18.2c1.5 0 2.8-.4 4-1',
);
export const VideoIcon = lineIcon(
  'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM10.3 9.3l4.4 2.7-4.4 2.7Z',
);
export const DownloadIcon = lineIcon('M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15');
export const CrossIcon = lineIcon('M12 3.5a8.5 8.5 0 1 1-.01 0ZM9 9l6 6M15 9l-6 6');

export const BookIcon = lineIcon(
  'M12 6.5C10 5 7 4.6 3.5 5v13.5c3.5-.4 6.5 0 8.5 1.5 2-1.5 5-1.9 8.5-1.5V5c-3.5-.4-6.5 0-8.5 1.5ZM12 6.5V20',
);

export const PeopleIcon = lineIcon(
  'M9 5.8a3.2 3.2 0 1 1-.01 0ZM2.8 19.5c.7-3.2 3.1-5 6.2-5s5.5 1.8 6.2 5M15.5 6.1a3.2 3.2 0 0 1 0 5.8M17.3 14.9c2 .6 3.4 2.2 3.9 4.6',
);
export const CopyIcon = lineIcon(
  'M10.5 9h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-8a1.5 1.5 0 0 1-1.5-1.5v-8a1.5 1.5 0 0 1 1.5-1.5ZM6 15H5.5A1.5 1.5 0 0 1 4 13.5v-8A1.5 1.5 0 0 1 5.5 4h8A1.5 1.5 0 0 1 15 5.5V6',
);
export const FacebookIcon = lineIcon('M12 3.5a8.5 8.5 0 1 1-.01 0ZM15 7.5h-1.5c-1.2 0-1.8.8-1.8 2v11M9.5 12.5h5');
export const InstagramIcon = lineIcon(
  'M8.5 4h7a4.5 4.5 0 0 1 4.5 4.5v7a4.5 4.5 0 0 1-4.5 4.5h-7a4.5 4.5 0 0 1-4.5-4.5v-7a4.5 4.5 0 0 1 4.5-4.5ZM12 8.5a3.5 3.5 0 1 1-.01 0ZM16.7 7.2a.05.05 0 1 1-.01 0Z',
);
export const YoutubeIcon = lineIcon(
  'M6.5 6h11a3.5 3.5 0 0 1 3.5 3.5v5a3.5 3.5 0 0 1-3.5 3.5h-11a3.5 3.5 0 0 1-3.5-3.5v-5a3.5 3.5 0 0 1 3.5-3.5ZM10.5 9.5l4 2.5-4 2.5Z',
);
export const ReturnIcon = lineIcon('M8.5 5 4.5 9l4 4M5 9h9a5 5 0 0 1 0 10H8');
