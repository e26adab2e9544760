/** Photos of what arrives in a warehouse (sub-applications `/o` and `/w`). */
const warehousePhotos = {
  title: 'Photos',
  take: 'Take a photo',
  of: 'Photo of {{time}}',
  open: 'Open: {{photo}}',
  notStored: 'The photo was not saved',
  again: 'Try again',
  broken: 'Not loaded',
} as const;

export default warehousePhotos;
