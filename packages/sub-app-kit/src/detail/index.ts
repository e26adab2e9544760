export { DetailPage, NewItemPage, newItem, type DetailPageProps } from './detail-page.tsx';
export { Timeline, type TimelineEntry } from './timeline.tsx';
export { useDetailSteps, type DetailSteps } from './use-detail-steps.ts';
