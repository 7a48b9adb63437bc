import type { AxiosRequestConfig } from 'axios';
import axios from 'axios';
export async function request<T>(config: AxiosRequestConfig): Promise<T> { return (await axios.request<T>(config)).data; }
