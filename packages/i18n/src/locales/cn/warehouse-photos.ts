import type en from '../en/warehouse-photos.ts';
import type { Translation } from '../../translation.ts';

const warehousePhotos: Translation<typeof en> = {
  title: '照片',
  take: '拍照',
  of: '{{time}} 的照片',
  open: '打开：{{photo}}',
  notStored: '照片未保存',
  again: '重试',
  broken: '未加载',
};

export default warehousePhotos;
