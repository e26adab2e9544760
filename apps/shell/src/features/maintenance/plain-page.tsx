import { cx } from '@lading/ui/cx';
import type { ReactNode } from 'react';
import { BrandLogo } from '../../platform/brand/brand-logo.tsx';

interface PlainPageProps {
  picture: ReactNode;
  title: string;
  children: ReactNode;
  actions: ReactNode;
  /** Inside the frame the header already has the logo. */
  isFramed?: boolean;
}

/** A page with one message: picture, sentence, and links. */
export function PlainPage({ picture, title, children, actions, isFramed = false }: PlainPageProps) {
  const Root = isFramed ? 'div' : 'main';
  return (
    <Root
      id={isFramed ? undefined : 'content'}
      className={cx('flex flex-col bg-canvas', isFramed ? 'min-h-full' : 'min-h-dvh')}
    >
      {isFramed ? null : (
        <div className="px-6 py-5">
          <BrandLogo />
        </div>
      )}
      <div className="flex flex-1 flex-col items-center justify-center px-6 pb-24 text-center">
        <div aria-hidden="true" className="mb-6 text-brand-ink [&_svg]:size-20">
          {picture}
        </div>
        <h1 className="text-xl font-semibold text-balance">{title}</h1>
        <div className="mt-2 max-w-110 text-base text-balance text-ink-muted">{children}</div>
        <div className="mt-6 flex flex-wrap justify-center gap-2">{actions}</div>
      </div>
    </Root>
  );
}
