import type { ReactNode } from 'react';
import { BrandLogo } from '../../platform/brand/brand-logo.tsx';
import { ClipboardList, Truck, Warehouse } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../platform/brand/brand.ts';
import { CrateYard } from './crate-yard.tsx';

const points = [
  { key: 'orders', Icon: ClipboardList },
  { key: 'warehouse', Icon: Warehouse },
  { key: 'shipping', Icon: Truck },
] as const;

/** The brand's half of the pages before sign-in: slogan, product description, and a picture. */
function BrandPanel() {
  const { t } = useTranslation('identitySignIn');
  const brand = useBrand();
  return (
    <aside className="brand-deep relative hidden flex-col overflow-hidden px-12 pt-10 pb-12 text-white lg:flex xl:px-16">
      <BrandLogo size="large" isOnDeep />
      <div className="relative z-1 mt-[9vh] max-w-110">
        <p className="break-keep text-[clamp(26px,2.6vw,36px)] leading-[1.2] font-semibold tracking-tight text-balance">
          {brand.slogan ?? t('slogan')}
        </p>
        {brand.isReseller ? null : (
          <ul className="mt-7 flex flex-col gap-3 text-base text-white/85">
            {points.map(({ key, Icon }) => (
              <li key={key} className="flex items-center gap-3">
                <Icon aria-hidden="true" className="size-4.5 shrink-0 text-white/70" />
                {t(`point.${key}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {brand.mainImageUrl ? (
        <img
          src={brand.mainImageUrl}
          alt=""
          className="mt-auto max-h-[45vh] w-full rounded-xl object-cover"
        />
      ) : (
        <CrateYard className="absolute -right-[8%] -bottom-[9%] w-[96%] max-w-[60rem]" />
      )}
    </aside>
  );
}

/** The two halves of the pages before sign-in: the brand, and one form. The brand's half is hidden on small screens. */
export function SessionPage({ corner, children }: { corner: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] bg-surface lg:grid-cols-[minmax(0,11fr)_minmax(30rem,9fr)]">
      <BrandPanel />
      <main id="content" tabIndex={-1} className="flex min-h-dvh flex-col outline-none">
        <div className="flex h-16 shrink-0 items-center justify-between gap-4 px-5 sm:px-8">
          <div className="flex min-w-0 lg:invisible">
            <BrandLogo />
          </div>
          {corner}
        </div>
        <div className="flex flex-1 items-center justify-center px-5 pt-2 pb-24 sm:px-8">
          <div className="w-full max-w-90 [--ld-control:40px]">{children}</div>
        </div>
      </main>
    </div>
  );
}
