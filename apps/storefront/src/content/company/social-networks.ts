import { brand } from '../../shared/env.ts';

export const socialNetworks = [
  { id: 'facebook', name: 'Facebook', href: brand.social.facebook },
  { id: 'instagram', name: 'Instagram', href: brand.social.instagram },
  { id: 'youtube', name: 'YouTube', href: brand.social.youtube },
] as const;
