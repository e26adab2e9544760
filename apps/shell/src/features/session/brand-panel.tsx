import { ClipboardList, Truck, Warehouse } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BrandLogo } from '../../platform/brand/brand-logo.tsx';
import { useBrand } from '../../platform/brand/brand.ts';
import { CrateYard } from './crate-yard.tsx';

const points = [
  { key: 'orders', Icon: ClipboardList },
  { key: 'warehouse', Icon: Warehouse },
  { key: 'shipping', Icon: Truck },
] as const;

/** The brand's half of the pages before sign-in: slogan, what the product does, and a picture. */
export function BrandPanel() {
  const { t } = useTranslation('session');
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
